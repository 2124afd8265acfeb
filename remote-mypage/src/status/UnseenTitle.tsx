import css from './UnseenTitle.module.css';

/** The bar above says where one is and the first section what stands here: a third title would only push both down. */
export const UnseenTitle = () => <span className={css['unseen']}>멤버십 현황</span>;
