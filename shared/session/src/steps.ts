/** Something that will be over, once. */
export type Step = { done: Promise<void>; end: () => void };
export type Steps = { environment: Step; session: Step };

function createStep(): Step {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

export const createSteps = (): Steps => ({ environment: createStep(), session: createStep() });
