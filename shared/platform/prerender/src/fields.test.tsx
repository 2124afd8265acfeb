import { waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepPresses } from './presses';

const heard: string[] = [];

/** A page rendered by React, with its own fields. */
function Page() {
  const [all, setAll] = useState(false);
  const [mail, setMail] = useState(false);
  const [text, setText] = useState('2021-11-20');
  const [car, setCar] = useState('');
  return (
    <main>
      <label>
        <input
          type="checkbox"
          checked={all}
          onChange={() => {
            setAll(!all);
            setMail(!all);
          }}
        />{' '}
        전체
      </label>
      <label>
        <input type="checkbox" checked={mail} onChange={() => setMail(!mail)} /> 이메일
      </label>
      <input
        type="date"
        aria-label="달력"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label htmlFor="day">최초등록일</label>
      <input id="day" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="차량" value={car} onChange={(event) => setCar(event.target.value)}>
        <option value="">고르세요</option>
        <option value="V1">520d</option>
      </select>
      <button type="button" onClick={() => heard.push([all, mail, text, car].join(' '))}>
        다음
      </button>
    </main>
  );
}

/** Shows the prerendered page, applies `touched` to it, and then renders the page with React. */
async function replaced(touched: (place: HTMLElement) => void): Promise<HTMLElement> {
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  const root = document.getElementById('root');
  const shell = root?.querySelector('div');
  if (!root || !shell) throw new Error('no page');
  shell.innerHTML = renderToStaticMarkup(<Page />);
  const place = shell.querySelector('main');
  if (!place) throw new Error('no place');
  keepPresses(place, root);
  touched(place);
  await act(async () => createRoot(root).render(<Page />));
  await act(() => new Promise((done) => setTimeout(done)));
  return root;
}

const field = (place: ParentNode, at: number) =>
  place.querySelectorAll<HTMLInputElement>('input, select')[at] as HTMLInputElement;
const values = (root: HTMLElement) => [
  field(root, 0).checked,
  field(root, 1).checked,
  field(root, 3).value,
  field(root, 4).value,
];

beforeEach(() => {
  heard.length = 0;
});

describe('keepFields', () => {
  it('keeps the values, and the page receives them before later clicks', async () => {
    const root = await replaced((place) => {
      field(place, 1).click();
      field(place, 3).value = '2020-03-15';
      field(place, 4).value = 'V1';
      place.querySelector('button')?.click();
    });

    expect(values(root)).toEqual([false, true, '2020-03-15', 'V1']);
    expect(heard).toEqual(['false true 2020-03-15 V1']);
  });

  it('means the same on the page: all boxes are ticked, and none is unticked', async () => {
    const root = await replaced((place) => {
      field(place, 0).click();
      field(place, 1).click();
    });

    expect(values(root)).toEqual([true, true, '2021-11-20', '']);
  });

  it('keeps the focus and the incomplete text of a field', async () => {
    const root = await replaced((place) => {
      field(place, 3).focus();
      field(place, 3).value = '2020-0';
    });

    expect(values(root)[2]).toBe('2020-0');
    await waitFor(() => expect(document.activeElement).toBe(field(root, 3)));
  });

  it('does nothing when no field was changed', async () => {
    const root = await replaced((place) => {
      field(place, 1).click();
      field(place, 1).click();
    });

    expect(values(root)).toEqual([false, false, '2021-11-20', '']);
    expect(document.activeElement).toBe(document.body);
  });
});
