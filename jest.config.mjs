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
  modulePathIgnorePatterns: ['<rootDir>/.store', '<rootDir>/.data', '/dist/'],
};

export default {
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
