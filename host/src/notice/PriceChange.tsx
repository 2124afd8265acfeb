import { Button } from '@shared/ui/Button';
import css from './PriceChange.module.css';

/** Shows the content of the price-change notice. Source: NOTICE-001. */
export function PriceChange({ onClose }: { onClose: () => void }) {
  return (
    <div className={css['notice']}>
      <p className={css['date']}>2023-01-02</p>
      <h2 className={css['title']}>멤버십 가격 변경 안내</h2>
      <p className={css['text']}>
        2023년 1월 2일부터 ServiceCare+ 멤버십 가격이 바뀌어요. 변경 전 가격으로 이용하려면 2023년
        1월 1일까지 신청해 주세요.
      </p>
      <p className={css['hint']}>닫으면 24시간 동안 다시 보이지 않아요.</p>
      <Button block data-first-focus onClick={onClose}>
        확인했어요
      </Button>
    </div>
  );
}
