export { SubscGuide as View } from '../home/SubscGuide';
export { fill } from './home/fill';
export { sample } from './home/sample';
