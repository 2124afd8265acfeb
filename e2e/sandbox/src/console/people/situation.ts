import { type Outcomes, readOutcomes, writeOutcomes } from '../../outcomes';
import { allChosen } from '../outcomes/outcome-names';
import type { Device } from './open';
import { writeScenario } from './scenario-address';

/** The situation in the form of a link. An empty text means that nothing was chosen. */
export type Situation = {
  outcomes: Outcomes;
  /** Korean day, YYYY-MM-DD. */
  day: string;
  call: string;
  callFault: string;
  remote: string;
  remoteFault: string;
  /** Extensions and response variant of the backend for this browser. */
  extras: string;
  clothes: string;
};

export function situationIn(query: Readonly<Record<string, string>>): Situation {
  const { day = '', call = '', callFault = '', remote = '', remoteFault = '' } = query;
  const { extras = '', clothes = '' } = query;
  const outcomes = readOutcomes(allChosen.map((of) => `${of}:${query[of]}`).join('.'));
  return { outcomes, day, call, callFault, remote, remoteFault, extras, clothes };
}

/** Returns `to` with the situation in its address, or undefined if nothing was chosen. */
export function addressIn(
  situation: Situation,
  person: string,
  device: Device,
  to: string,
): string | undefined {
  const { outcomes, day, call, callFault, remote, remoteFault, extras, clothes } = situation;
  const more = [
    ...(day && [`clock:${day}`]),
    ...(call && callFault && [`fault:${call}:${callFault}`]),
    ...(remote && remoteFault && [`remote:${remote}:${remoteFault}`]),
    ...(extras && [`extras:${extras}`]),
    ...(clothes && [`clothes:${clothes}`]),
  ];
  if (more.length === 0 && writeOutcomes(outcomes) === '') return undefined;
  const scenario = writeScenario(person, device, outcomes, more);
  return `${to}${to.includes('?') ? '&' : '?'}scenario=${scenario}`;
}
