/** @jsxImportSource hono/jsx */
import { Page } from './Page';

type Props = { base: string; to: string; isWrong: boolean };

export const SignInPage = ({ base, to, isWrong }: Props) => (
  <Page title="로그인" frame={{ base }}>
    {isWrong && (
      <p class="said wrong" role="alert">
        토큰이 맞지 않아요.
      </p>
    )}
    <form method="post" action="sign-in" class="card">
      <input type="hidden" name="to" value={to} />
      <label>
        이름
        <input name="name" autocomplete="username" required maxlength={80} />
      </label>
      <label>
        토큰
        <input name="token" type="password" autocomplete="current-password" required />
      </label>
      <p>이름은 변경 기록에 남아요.</p>
      <button type="submit" class="main">
        들어가기
      </button>
    </form>
  </Page>
);
