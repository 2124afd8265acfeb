import { WrongUse } from '../cli/command';
import { commands } from './commands';
import { parsed } from './parsed';

const given = (line: string) => {
  const [name = '', ...rest] = line.split(' ');
  const command = commands[name];
  if (!command) throw new Error(`there is no command ${name}`);
  return parsed(command, rest).positionals;
};

describe('parsed', () => {
  it.each([
    'freeze preview staging',
    'disable guides mypage --in staging',
    'bad apply@1.1.0 mypage@1.1.0 --why burns',
    'verify production staging',
    'publish apply mypage',
    'rollback production --app apply mypage',
    'canary set 50 apply mypage --in staging',
    'diff staging production preview',
    'gc 90',
  ])('refuses words that the command would ignore: %s', (line) => {
    expect(() => given(line)).toThrow(WrongUse);
  });

  it.each([
    'promote host@1.2.0 apply@1.5.0 mypage@1.3.0 --to staging',
    'status staging production',
    'canary set 50 apply --in staging',
    'diff production#3 production',
  ])('accepts %s', (line) => {
    expect(given(line).length).toBeGreaterThan(1);
  });
});
