import { category, pkg } from '../testing/sample-package';
import { modelProblem } from './model-availability';

const standard = pkg({ id: 'P1', vehicleCategories: [category({ id: 'C1' })] });
const premium = pkg({ id: 'P2', vehicleCategories: [category({ id: 'C2' })] });

describe('modelProblem', () => {
  it('refuses a model that no package has', () => {
    expect(modelProblem([standard, premium], 'P1', 'C9')).toBe('no-membership-for-model');
    expect(modelProblem([], 'P1', 'C1')).toBe('no-membership-for-model');
  });

  it('refuses a model that only another package has', () => {
    expect(modelProblem([standard, premium], 'P1', 'C2')).toBe('membership-not-possible-for-model');
  });

  it('allows a model that the chosen package has', () => {
    expect(modelProblem([standard, premium], 'P2', 'C2')).toBeUndefined();
    const both = pkg({ id: 'P3', vehicleCategories: [category({ id: 'C2' })] });
    expect(modelProblem([premium, both], 'P2', 'C2')).toBeUndefined();
  });
});
