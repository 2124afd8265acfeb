import { keepPresses } from './presses';

/** Shows a prerendered page and then the page of React. Returns which of its buttons were clicked. */
function stand(first: string, then: string) {
  document.body.innerHTML = `<div id="root"><div class="shell"><main>${first}</main></div></div>`;
  const [root, place] = [document.getElementById('root'), document.querySelector('main')];
  if (!root || !place) throw new Error('no page');
  keepPresses(place, root);
  const pressed: string[] = [];
  const commit = async () => {
    root.innerHTML = then;
    for (const thing of root.querySelectorAll('button, a'))
      thing.addEventListener('click', () => pressed.push(thing.outerHTML));
    await Promise.resolve();
  };
  const press = (selector: string, how: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    place.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  return { commit, press, pressed };
}

const tabs = '<button role="tab">가</button><button role="tab">나</button><a href="/app/">집</a>';

describe('keepPresses', () => {
  it('repeats only the last click on the page of React', async () => {
    const { commit, press, pressed } = stand(tabs, tabs);
    press('a');
    press('button:nth-of-type(2)');
    await commit();

    expect(pressed).toEqual(['<button role="tab">나</button>']);
  });

  it('keeps a click on a link until the page can navigate', async () => {
    const { commit, press, pressed } = stand(tabs, '<a href="/app/?vtg_id=1">집</a>');
    expect(press('a').defaultPrevented).toBe(true);
    await commit();

    expect(pressed).toEqual(['<a href="/app/?vtg_id=1">집</a>']);
  });

  it('drops a click when the page has no such element', async () => {
    const { commit, press, pressed } = stand(tabs, '<button role="tab">가</button>');
    press('button:nth-of-type(2)');
    await commit();

    expect(pressed).toEqual([]);
  });

  it('clicks nothing when nothing was clicked', async () => {
    const { commit, pressed } = stand(tabs, tabs);
    await commit();

    expect(pressed).toEqual([]);
  });

  it('keeps the focus of keyboard users', async () => {
    const { commit } = stand(tabs, tabs);
    document.querySelector<HTMLElement>('main button:nth-of-type(2)')?.focus();
    await commit();

    expect(document.activeElement).toHaveTextContent('나');
  });

  it.each([
    ['leads out of the app', '<a href="https://x.test/">밖</a>', {}],
    ['calls a phone number', '<a href="tel:1588-0000">전화</a>', {}],
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
