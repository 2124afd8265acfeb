import { keepPresses } from './presses';

/** A first view, and what React draws in its place later; answers which of its buttons were pressed. */
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

describe('a press before React is there', () => {
  it('is done once by what React draws, the last of several', async () => {
    const { commit, press, pressed } = stand(tabs, tabs);
    press('a');
    press('button:nth-of-type(2)');
    await commit();

    expect(pressed).toEqual(['<button role="tab">나</button>']);
  });

  it('on a link stays on the page until its page can lead on', async () => {
    const { commit, press, pressed } = stand(tabs, '<a href="/app/?vtg_id=1">집</a>');
    expect(press('a').defaultPrevented).toBe(true);
    await commit();

    expect(pressed).toEqual(['<a href="/app/?vtg_id=1">집</a>']);
  });

  it('is dropped where the page has no such thing', async () => {
    const { commit, press, pressed } = stand(tabs, '<button role="tab">가</button>');
    press('button:nth-of-type(2)');
    await commit();

    expect(pressed).toEqual([]);
  });

  it('presses nothing where nothing was pressed', async () => {
    const { commit, pressed } = stand(tabs, tabs);
    await commit();

    expect(pressed).toEqual([]);
  });

  it('leaves who is there by keyboard where they are', async () => {
    const { commit } = stand(tabs, tabs);
    document.querySelector<HTMLElement>('main button:nth-of-type(2)')?.focus();
    await commit();

    expect(document.activeElement).toHaveTextContent('나');
  });

  it.each([
    ['leads out of the app', '<a href="https://x.test/">밖</a>', {}],
    ['rings somebody up', '<a href="tel:1588-0000">전화</a>', {}],
    ['opens beside the page', '<a href="/app/">집</a>', { ctrlKey: true }],
  ])("is the browser's where it %s", async (_, link, how) => {
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
