/** Ports of the development servers; the sandbox, which serves the page itself, is on 4100. */
export const devPorts = { host: 4101, apply: 4102, mypage: 4103, estimate: 4104, guides: 4105 };
