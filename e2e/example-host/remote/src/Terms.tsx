import styles from './page.module.css';

export function Terms() {
  return (
    <div className={styles['page']}>
      <h1>이용약관</h1>
      <p>다른 도구로 만든 화면이에요.</p>
    </div>
  );
}
