import { keepPresses, type Redraw } from './presses';

/** Shows a prerendered page and then the page of React. Returns which of its buttons were clicked. */
function stand(first: string, then = first, redraw?: Redraw) {
  document.body.innerHTML = `<div id="root"><div class="shell"><main>${first}</main></div></div>`;
  const [root, place] = [document.getElementById('root'), document.querySelector('main')];
  if (!root || !place) throw new Error('no page');
  keepPresses(place, root, redraw);
  const pressed: string[] = [];
  const commit = async () => {
    root.innerHTML = then;
    for (const thing of root.querySelectorAll<HTMLElement>('button, a'))
      thing.addEventListener('click', () => pressed.push(thing.id || `${thing.textContent}`));
    await Promise.resolve();
  };
  const press = (selector: string, how: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    place.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  return { root, place, commit, press, pressed };
}

const tab = (name: string, isSelected = false) =>
  `<button role="tab" aria-controls="p" aria-selected="${isSelected}" data-query="tab=${name}">${name}</button>`;
const tabs = `${tab('가', true)}${tab('나')}<a href="/app/">집</a><div id="p">가</div>`;
const things = '<button>가</button><button id="second">나</button><a href="/app/">집</a>';
const twins = '<button>가</button><button id="second">가</button>';
const marked = (what: string) =>
  [...document.querySelectorAll(`main ${what}`)].map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/app/?vtg_id=1'));

describe('keepPresses', () => {
  it.each([
    ['repeats only the last click', things, things, ['a', '#second'], ['second']],
    ['drops a click without its element', things, '<button>가</button>', ['#second'], []],
    ['clicks the second of two buttons with one name', twins, twins, ['#second'], ['second']],
  ])('%s on the page of React', async (_, first, then, clicks, expected) => {
    const { commit, press, pressed } = stand(first, then);
    for (const one of clicks) press(one);
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
    expect(document.getElementById('second')).toHaveAttribute('aria-busy');
    await commit();

    expect(pressed).toEqual(expected);
  });

  it('keeps a click on a link until the page can navigate', async () => {
    const { commit, press, pressed } = stand(things, '<a href="/app/?vtg_id=1">집</a>');
    expect(press('a').defaultPrevented).toBe(true);
    await commit();

    expect(pressed).toEqual(['집']);
  });

  it('shows the chosen tab and puts it in the address, where the page finds it', async () => {
    const { commit, press, pressed } = stand(tabs, `${tab('가')}${tab('나', true)}`);
    press('button:nth-of-type(2)');

    expect(marked('[aria-selected=true]')).toEqual(['나']);
    expect(marked('[aria-busy]')).toEqual(['가']);
    expect(location.search).toBe('?vtg_id=1&tab=%EB%82%98');
    await commit();
    expect(pressed).toEqual([]);
  });

  it('draws the chosen tab at once when the prerender can', () => {
    const { place, press } = stand(tabs, tabs, (query) => {
      place.innerHTML = `${tab('가')}${tab('나', true)}<div id="p">${query.get('tab')}</div>`;
      return true;
    });
    place.querySelectorAll('button')[1]?.focus();
    press('button:nth-of-type(2)');

    expect(marked('#p:not([aria-busy])')).toEqual(['나']);
    expect(document.activeElement).toHaveTextContent('나');
  });

  it.each([
    ['radio', '<label><input type="radio" data-query="group=나">나</label>'],
    ['select', '<select aria-label="차"><option>가<option>나</select>'],
  ])(
    'shows the panel of a changed %s as busy until React, also after another press',
    (_, field) => {
      const { place, press } = stand(
        `<div role="tabpanel">${field}가격</div><div>밖</div><button>네</button>`,
      );
      press('input');
      place.querySelector('input,select')?.dispatchEvent(new Event('change', { bubbles: true }));
      expect(marked('[aria-busy]')).toHaveLength(1);
      press('button');

      expect(marked('[role=tabpanel][aria-busy=true]')).toHaveLength(1);
    },
  );

  it('shows amounts beside a changed field as busy when it is in no panel', () => {
    const amount = '<p aria-busy="false">금액</p>';
    const { place } = stand(
      `<input type="checkbox">${amount}<div role="tabpanel">다른</div>${amount}`,
    );
    place.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));

    expect(marked('[aria-busy=true]')).toEqual(['금액', '금액']);
  });

  it('leaves fields and disclosures to the browser, and keeps a disclosure open', async () => {
    const question = '<details><summary>언제?</summary>내일</details>';
    const { root, commit, press } = stand(`${question}<label>네<input type="checkbox"></label>`);
    expect(press('summary').defaultPrevented).toBe(false);
    expect(press('input').defaultPrevented).toBe(false);
    document.querySelector('details')?.setAttribute('open', '');
    await commit();

    expect(root.querySelector('details')).toHaveAttribute('open');
  });

  it('keeps the focus of keyboard users, without scrolling the reader back to it', async () => {
    const { commit, pressed } = stand(things);
    document.querySelector<HTMLElement>('main button:nth-of-type(2)')?.focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await commit();

    expect(document.activeElement).toHaveTextContent('나');
    expect(pressed).toEqual([]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('gives no focus to what the reader has left', async () => {
    const { commit } = stand(things);
    const button = document.querySelector<HTMLElement>('main button');
    button?.focus();
    button?.blur();
    await new Promise((done) => setTimeout(done));
    await commit();

    expect(document.body).toHaveFocus();
  });

  it.each([
    ['on it', 'pointerup', 'button', ['가']],
    ['elsewhere', 'pointerup', 'a', []],
    ['to scroll', 'pointercancel', 'button', []],
  ])('presses once what the finger held when React came and then leaves %s', async (...row) => {
    const [, end, where, expected] = row;
    const { root, commit, pressed } = stand(things);
    const send = (type: string) =>
      root.querySelector(where)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    root.querySelector('button')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await commit();
    document.elementFromPoint = () => root.querySelector(where);
    send(end);
    send('pointerup');

    expect(pressed).toEqual(expected);
  });

  it.each([
    ['leads out of the app', '<a href="https://x.test/">밖</a>', {}],
    ['calls a phone number', '<a href="tel:1588-0000">전화</a>', {}],
    ['leads to a place of the page', '<a href="/app/?vtg_id=1#top">위</a>', {}],
    ['opens in a new tab', '<a href="/app/">집</a>', { ctrlKey: true }],
  ])('leaves a link to the browser when it %s', async (_, link, how) => {
    const { commit, press, pressed } = stand(link, link);
    document.addEventListener(
      'click',
      (event) => event.defaultPrevented || event.preventDefault(),
      {
        once: true,
      },
    );
    press('a', how);
    await commit();

    expect(pressed).toEqual([]);
  });
});
