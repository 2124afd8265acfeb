/** Messages about an address that no app on the phone opens. */
export const outsideLink = {
  missing: {
    title: '앱이 필요해요',
    message: '이 링크를 여는 앱이 휴대폰에 없어요. 스토어에서 설치한 뒤 다시 눌러 주세요.',
    submit: '스토어 열기',
    cancel: '닫기',
  },
  refused: (url: string): string => {
    const [, scheme, rest = ''] = /^([a-z][\w+.-]*):(.*)$/i.exec(url) ?? [];
    if (scheme === 'tel')
      return `여기서 바로 전화를 걸 수 없어요. 아래 번호로 전화해 주세요.\n${rest}`;
    const [address] = rest.split('?');
    if (scheme === 'mailto')
      return `여기서 바로 메일을 쓸 수 없어요. 아래 주소로 보내 주세요.\n${address}`;
    if (scheme === 'sms')
      return `여기서 바로 문자를 쓸 수 없어요. 아래 번호로 보내 주세요.\n${address}`;
    if (scheme?.startsWith('http'))
      return `앱에서 열 수 없는 링크예요. 브라우저에서 아래 주소를 열어 주세요.\n${url}`;
    return '이 휴대폰에서 열 수 없는 링크예요. 고객센터로 문의해 주세요.';
  },
} as const;
