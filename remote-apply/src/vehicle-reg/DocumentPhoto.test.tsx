import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentPhoto } from './DocumentPhoto';

const photo = () => screen.getByRole('img', { name: '촬영한 자동차등록증' });
const instead = '사진을 불러오지 못했어요. 가지고 있는 등록증과 비교해 주세요.';

describe('DocumentPhoto', () => {
  it('enlarges and shrinks the photo on click [PHOTO-012]', async () => {
    render(<DocumentPhoto url="/photos/registration.jpg" />);
    expect(photo()).toHaveClass('photo');

    await userEvent.click(screen.getByRole('button', { name: '크게 보기' }));
    expect(photo()).toHaveClass('whole');

    await userEvent.click(screen.getByRole('button', { name: '작게 보기' }));
    expect(photo()).toHaveClass('photo');
  });

  it('refers the owner to the paper document when only the server has the photo [PHOTO-012]', () => {
    render(<DocumentPhoto url="" />);

    expect(screen.getByText(instead)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('refers the owner to the paper document when the photo does not load [PHOTO-012]', async () => {
    render(<DocumentPhoto url="/photos/gone.jpg" />);

    fireEvent.error(photo());

    expect(await screen.findByText(instead)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
