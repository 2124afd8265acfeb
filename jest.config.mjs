// A machine in Korea would hide what takes the day of its own zone for Korea's.
process.env.TZ = process.env.TEST_ZONE ?? 'America/Los_Angeles';

/** Types are checked by tsc beside the tests, so files are only transpiled here. */
const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'CommonJS',
        moduleResolution: 'node10',
        jsx: 'react-jsx',
        isolatedModules: true,
        target: 'ES2022',
        verbatimModuleSyntax: false,
        esModuleInterop: true,
        ignoreDeprecations: '6.0',
      },
      diagnostics: false,
    },
  ],
};

const shared = {
  transform,
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/ui/testing/css-names.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.store/', '/e2e/journeys/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.store',
    '<rootDir>/.data',
    '<rootDir>/.cache',
    '<rootDir>/.gallery',
    '/dist/',
  ],
};

export default {
  // Two workers share two cores with what their tests start: a limit is for what hangs, not for what waits.
  testTimeout: 30_000,
  // Jest would leave one core to the editor; on two cores that is half of the machine.
  maxWorkers: '100%',
  // A worker that has grown is replaced between two files.
  workerIdleMemoryLimit: '1GB',
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: 'jsdom',
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
