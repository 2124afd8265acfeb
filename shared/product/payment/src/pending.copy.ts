export const pendingWords = {
  notBegun: '결제가 시작되지 않았어요. 결제된 금액은 없으니 다시 결제해 주세요.',
} as const;
