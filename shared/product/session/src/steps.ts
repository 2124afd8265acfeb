/** A step of boot that ends once. */
export type BootStep = { done: Promise<void>; end: () => void };
export type BootSteps = { environment: BootStep; session: BootStep };

function createStep(): BootStep {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

export const createSteps = (): BootSteps => ({ environment: createStep(), session: createStep() });
