/** A rule of delivery refuses. The message says which rule, and what to do. */
export class Refusal extends Error {}
