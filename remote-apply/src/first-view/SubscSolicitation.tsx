export { SubscSolicitation as View } from '../solicitation/SubscSolicitation';
export { fill } from './link/fill';
export { sample } from './link/sample';
