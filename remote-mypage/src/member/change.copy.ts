const names = {
  revoke: '해지 신청이',
  withdraw: '해지 신청 취소가',
  consents: '동의 철회가',
  resubmission: '서류가',
  transfer: '양도 신청이',
  confirmation: '양도 확인이',
} as const;
export type Changed = keyof typeof names;

/** Returns the message for a request that the server accepted without changing anything. Source: A-77. */
export const notDone = (what: Changed): string =>
  `${names[what]} 아직 반영되지 않았어요. 잠시 뒤 멤버십 현황을 확인하고 다시 시도해 주세요.`;

export const notYetKnown = (what: Changed): string =>
  `${names[what]} 접수되었는지 아직 확인하지 못했어요. 다시 신청하지 말고 잠시 뒤 멤버십 현황에서 확인해 주세요.`;
