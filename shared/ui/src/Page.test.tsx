import { render, screen } from '@testing-library/react';
import { Page } from './Page';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('a page that arrives', () => {
  it('is read from its heading, not from the link that led here', () => {
    render(<Page title="이용약관" />);

    expect(heading()).toHaveFocus();
  });

  it('leaves who was in it already where they are', () => {
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
