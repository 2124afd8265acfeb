// Tests run in another time zone, because a machine in Korea would hide code that uses the local day.
process.env.TZ = process.env.TEST_ZONE ?? 'America/Los_Angeles';

/** Types are checked by tsc beside the tests, so files are only transpiled here. */
const transform = {
  '(\\.tsx?|/jose/.+\\.js)$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'CommonJS',
        moduleResolution: 'node10',
        allowJs: true,
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
  // Jest needs CommonJS, and jose has only modules.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?jose/)'],
  // A global is slow to look up inside a test. Loops of statistics look up Math millions of times.
  sandboxInjectedGlobals: ['Math'],
  clearMocks: true,
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/platform/ui/testing/css-names.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.store/', '/e2e/journeys/'],
  modulePathIgnorePatterns: ['<rootDir>/.store', '<rootDir>/.data', '<rootDir>/.cache', '/dist/'],
};

export default {
  // Generous timeout: only a hung test reaches it, because tests share two cores with the processes that they start.
  testTimeout: 120_000,
  // By default Jest leaves one core free, which is half of a machine with two cores.
  maxWorkers: '100%',
  // Replaces a worker that uses more memory than this after a test file.
  workerIdleMemoryLimit: '1GB',
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
