export type Posted = {
  action: string;
  target: string;
  method: string;
  fields: [string, string][];
};

/** Forms that the page submitted. jsdom does not send them. Each test clears the list first. */
export const posted: Posted[] = [];

export const catchForms = (): void => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const inputs = [...this.querySelectorAll('input')];
    posted.push({
      action: this.getAttribute('action') ?? '',
      target: this.target,
      method: this.method,
      fields: inputs.map(({ name, value }) => [name, value]),
    });
  });
};
