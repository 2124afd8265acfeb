const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');
const PageEnvironment = require('@stryker-mutator/jest-runner/jest-env/jsdom');

/** Runs tests of screens with a page, and others without. Stryker uses one environment for all projects of jest. */
module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? PageEnvironment : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: the environment itself
    return new Environment(config, context);
  }
};
