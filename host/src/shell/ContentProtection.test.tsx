import { fireEvent, render, screen } from '@testing-library/react';
import { aVisitor } from '../../testing/fake-session';
import { ContentProtection } from './ContentProtection';
import { beginContentProtection } from './content-protection';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

beforeAll(beginContentProtection);

/** fireEvent returns false when a listener prevented the default action. */
const isAllowed = (event: string, target: Element) =>
  fireEvent(target, new Event(event, { bubbles: true, cancelable: true }));

function open(protectsContent: boolean) {
  aVisitor({ env: { protectsContent } });
  render(
    <>
      <ContentProtection />
      <p>본문</p>
      <input aria-label="차량 번호" />
    </>,
  );
}

const events = ['contextmenu', 'dragstart', 'selectstart'];

it.each(events)("blocks %s while the server's flag is on [SEC-004]", (event) => {
  open(true);

  expect(isAllowed(event, screen.getByText('본문'))).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-protected');
});

it.each(events)('allows %s while the flag is off [SEC-004]', (event) => {
  open(false);

  expect(isAllowed(event, screen.getByText('본문'))).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-protected');
});

it('allows selecting inside a form field', () => {
  open(true);

  expect(isAllowed('selectstart', screen.getByLabelText('차량 번호'))).toBe(true);
});
