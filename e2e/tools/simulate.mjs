import { answerHelp, install, runProgram } from './toolchain.mjs';

/**
 * `npm run simulate -- --seeds 1000`: runs phone, network, backend, card page and clock in one process over the real code.
 * One seed decides the order of all events. Ends with 1 when a schedule breaks a rule, and prints its story.
 */
answerHelp(`--seeds N     number of schedules (1000)
--from N      first seed (1)
--seed N      only this seed
--planted     plants each known mistake and says after how many of at most N schedules it is found
--sandbox     runs against the backend of the sandbox and its embedded database
--globals     says which globals the product reaches beside those of the simulator
--only TEXT   only the mistakes whose description contains it`);
install();
process.exitCode = await runProgram('quality/simulation/main.ts');
