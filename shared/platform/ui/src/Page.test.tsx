import { render, screen } from '@testing-library/react';
import { Page } from './Page';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('Page on arrival', () => {
  it('moves the focus from the old link to its heading', () => {
    render(<Page title="이용약관" />);

    expect(heading()).toHaveFocus();
  });

  it('keeps the focus when it is already inside the page', () => {
    const { rerender } = render(<main>{<button type="button">다음</button>}</main>);
    screen.getByRole('button', { name: '다음' }).focus();

    rerender(
      <main>
        <button type="button">다음</button>
        <Page title="이용약관" />
      </main>,
    );

    expect(heading()).not.toHaveFocus();
  });
});
