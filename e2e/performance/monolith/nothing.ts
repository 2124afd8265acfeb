// Replaces modules that only a federated start needs.
export {};
