/** Tells QA why the pins of an address have no effect. Never shown in production. */
export const unusedPins = (pins: string): string =>
  `주소에 적은 버전(${pins})이 적용되지 않았어요. 이 채널의 페이지에는 QA 도구가 없어요. 도구가 있는 채널에서 열거나, 도구를 배포하고 이 채널의 설정에서 tools를 켠 뒤 다시 열어 주세요.`;
