// In place of what only a federated start needs.
export {};
