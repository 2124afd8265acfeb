export { Estimate as View } from '../Estimate';
export { fill, next } from './estimate/fill';
export { sample } from './estimate/sample';
