import { won } from '@shared/domain/money';
import { render, screen } from '@testing-library/react';
import { ApplyBar } from './ApplyBar';

it.each([
  ['a computer', 'other', '앱 안내 보기'],
  ['an iPhone', 'ios', 'App Store에서 받기'],
  ['an Android phone', 'android', 'Google Play에서 받기'],
] as const)(
  'offers the app to a web visitor on %s, who cannot apply there [HOME-007]',
  (_, phone, label) => {
    render(
      <ApplyBar
        mayAct={false}
        phone={phone}
        total={won(118_800)}
        busy={false}
        onApply={jest.fn()}
      />,
    );

    expect(screen.getByRole('link', { name: label })).toBeVisible();
    expect(screen.queryByRole('button', { name: '가입 신청하기' })).not.toBeInTheDocument();
  },
);
