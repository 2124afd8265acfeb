import { extraNames } from '@shared/config/backend-extras';
import { callIds, contractFields, type Field } from '../testing/contract-fields';
import { namedInAnswers } from '../testing/wire-names';
import { namedInRequests } from '../testing/wire-names-sent';

const tableOf = ({ call, place }: Pick<Field, 'call' | 'place'>): readonly string[] =>
  (place === 'answer' ? namedInAnswers : namedInRequests)[call] ?? [];

const prefixes = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));

/** Returns how the documents define a field. */
function known(field: Field): 'its name' | 'that it is there' | 'nothing' {
  const names = tableOf(field);
  if (names.includes(field.path)) return 'its name';
  const isOpen =
    names.includes(`~${field.path}`) ||
    prefixes(field.path).some((prefix) => names.includes(`${prefix}.*`));
  return isOpen ? 'that it is there' : 'nothing';
}

/** A section of one of the documents, or a decision if they do not define the field. */
const PART = /^((core|second) §\d|A-\d{2,3})$/;
const OPEN = / \(open\)$/;

function faultOf(field: Field): string | undefined {
  const { source, extra } = field;
  if ((source === undefined) === (extra === undefined)) return 'has not one mark';
  if (extra !== undefined)
    return extraNames.some((name) => name === extra) ? undefined : `${extra} is no extra`;
  return PART.test(String(source).replace(OPEN, '')) ? undefined : `${source} is no part`;
}

/** Returns how the documents define a field according to its mark in the contract. */
const said = ({ source, extra }: Field): ReturnType<typeof known> => {
  if (extra !== undefined) return 'nothing';
  return OPEN.test(String(source)) ? 'that it is there' : 'its name';
};

const lineOf = ({ place, path }: Field, what: string): string => `${place} ${path}: ${what}`;
const fieldsOf = (call: string): readonly Field[] =>
  contractFields.filter((field) => field.call === call);

describe.each([...callIds, 'refused'])('every field of %s in the contract', (call) => {
  it('names either its document or its optional extension', () => {
    const faults = fieldsOf(call).flatMap((field) => {
      const fault = faultOf(field);
      return fault === undefined ? [] : [lineOf(field, fault)];
    });

    expect(faults).toEqual([]);
  });

  it('has a mark that matches the tables of the documents', () => {
    const fields = fieldsOf(call);

    expect(fields.map((field) => lineOf(field, said(field)))).toEqual(
      fields.map((field) => lineOf(field, known(field))),
    );
  });
});

/** The documents name no fields of a transfer notice, so the client reads all known fields of a membership. */
const OPEN_ANSWER = 'showEscalation';

const isWhole = (name: string): boolean => !/^~|\*$/.test(name);

describe('every name in the documents', () => {
  it.each(callIds)('is in the contract for a request of %s', (call) => {
    const paths = fieldsOf(call).flatMap(({ place, path }) => (place === 'answer' ? [] : [path]));

    expect(paths).toEqual(expect.arrayContaining((namedInRequests[call] ?? []).filter(isWhole)));
  });

  it.each(callIds.filter((call) => call !== OPEN_ANSWER))(
    'is in the contract for an answer of %s',
    (call) => {
      const paths = fieldsOf(call).flatMap(({ place, path }) => (place === 'answer' ? [path] : []));

      expect(paths).toEqual(expect.arrayContaining((namedInAnswers[call] ?? []).filter(isWhole)));
    },
  );
});
