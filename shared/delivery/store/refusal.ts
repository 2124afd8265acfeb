/** A rule of delivery says no; the sentence says which and what to do. */
export class Refusal extends Error {}
