import { answerHelp, install, runProgram } from './toolchain.mjs';

/**
 * `npm run conform -- --backend https://…`: asks a backend all calls that change nothing, and says for each whether it
 * answers as `openapi.yaml` says. CONFORM_TOKEN is the bearer token of a test user. Ends with 1 when a call deviates.
 */
answerHelp(`--backend …         address of the backend, for example http://localhost:4100
--person …          a person of the sandbox, such as power-train-claim: gives the token and all ids
--user …            id of the test user; --vtg-id, --vtg-no, --plus-no: its account numbers
--origin …          origin of the product's pages, if it is not the backend's: then CORS is checked
--link …            hash of a dealer's link; --slug …: a VIP code
--writes file.json  changing calls to send, by name: {"updateToken": {"json": {"axiosDate": "…"}}}
--ignore-unknown    lists fields that the contract does not name, and accepts them
--out folder        writes conform.md and conform.json; otherwise the report is printed
CONFORM_TOKEN       bearer token; CONFORM_COOKIE: cookie of the account host`);
install();
process.exitCode = await runProgram('conform/main.ts');
