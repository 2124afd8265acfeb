export { Subsc as View } from '../status/Subsc';
export { fill, next } from './status/fill';
export { sample } from './status/sample';
