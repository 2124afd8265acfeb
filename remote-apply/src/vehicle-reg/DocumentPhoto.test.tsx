import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentPhoto } from './DocumentPhoto';

const photo = () => screen.getByRole('img', { name: '촬영한 자동차등록증' });
const instead = '사진을 불러오지 못했어요. 가지고 있는 등록증과 비교해 주세요.';

describe('the photo beside the recognised fields', () => {
  it('is shown larger and smaller again at a tap [PHOTO-012]', async () => {
    render(<DocumentPhoto url="/photos/registration.jpg" />);
    expect(photo()).toHaveClass('photo');

    await userEvent.click(screen.getByRole('button', { name: '크게 보기' }));
    expect(photo()).toHaveClass('whole');

    await userEvent.click(screen.getByRole('button', { name: '작게 보기' }));
    expect(photo()).toHaveClass('photo');
  });

  it('sends the owner to the paper where the server alone has the photo [PHOTO-012]', () => {
    render(<DocumentPhoto url="" />);

    expect(screen.getByText(instead)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('sends the owner to the paper where the photo does not load [PHOTO-012]', async () => {
    render(<DocumentPhoto url="/photos/gone.jpg" />);

    fireEvent.error(photo());

    expect(await screen.findByText(instead)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
