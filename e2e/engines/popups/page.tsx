import '@shared/ui/styles';
import {
  alert,
  caution,
  confirm,
  openPopup,
  openTerms,
  PopupFrame,
  PopupHost,
} from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { TextField } from '@shared/ui/TextField';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Length, PopupKind } from './kinds';

const SENTENCE =
  '결제 후 승인까지 영업일 기준 약 2일이 걸려요. 승인 다음 날 0시부터 이용할 수 있어요. ';
const times: Readonly<Record<Length, number>> = { short: 1, long: 8, 'very long': 60 };

const lines = (length: Length): readonly string[] =>
  Array.from({ length: times[length] }, (_, index) => `${index + 1}. ${SENTENCE}`);

const framed = (kind: 'sheet' | 'full', title: string, text: readonly string[]) =>
  openPopup(
    (close) => (
      <PopupFrame
        title={title}
        onClose={() => close(undefined)}
        footer={
          <>
            <Button variant="secondary" onClick={() => close(false)}>
              취소
            </Button>
            <Button onClick={() => close(true)}>선택 완료</Button>
          </>
        }
      >
        <TextField label="이름" value="" onChange={() => undefined} />
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </PopupFrame>
    ),
    { label: title, kind },
  );

const openers: Readonly<Record<PopupKind, (title: string, text: readonly string[]) => unknown>> = {
  alert: (title, text) => alert(text.join(''), { title }),
  confirm: (title, text) => confirm({ title, message: text.join('') }),
  caution: (title, lines) =>
    caution({
      title,
      lines,
      checkLabel: '유의사항을 읽고 확인하였습니다.',
      uncheckedMessage: '유의사항 확인 후 진행해 주세요.',
      submit: '다음',
    }),
  sheet: (title, text) => framed('sheet', title, text),
  full: (title, text) => framed('full', title, text),
  terms: (title, text) =>
    openTerms({
      title,
      content: text.map((sentence) => <p key={sentence}>{sentence}</p>),
    }),
};

const root = document.getElementById('root');
if (root)
  flushSync(() =>
    createRoot(root).render(
      <>
        <main>
          <h1>쪽</h1>
          {lines('very long').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </main>
        <PopupHost />
      </>,
    ),
  );

/** Opens one more popup over the open ones. */
Reflect.set(window, '__open', (kind: PopupKind, length: Length) => {
  void openers[kind]('알림', lines(length));
});
