import type { Settings } from '@shared/config/settings';
import { check, choice, type Fact, type Kind, required } from './fact';

const footer = 'footer of every page';
const documents = 'footer of every page, contract document';
const powerTrain = 'pages of POWER TRAIN';
const notice = 'notice when the app opens';
const download = 'download prompt, NotApp';

/** Returns a fact of the operator that the law requires. */
const ofOperator = (
  name: keyof Settings['company'],
  kind: Kind,
  purpose: string,
  use = footer,
): Fact => required(`company.${name}`, kind, purpose, use, 'LAW-001');

/** Facts of the operator and the insurer, contacts and dates that customers read. */
export const businessFacts: readonly Fact[] = [
  ofOperator('name', 'text', 'registered name of the operator', documents),
  ofOperator('representative', 'text', 'representative of the operator', documents),
  ofOperator('address', 'text', 'postal address of the operator', documents),
  ofOperator('phone', 'phone', 'phone number of the operator', documents),
  ofOperator('email', 'email', 'e-mail address of the operator', documents),
  required(
    'company.businessNumber',
    'business-number',
    'business registration number, which also builds the link to the Fair Trade Commission',
    footer,
    'LAW-001, LAW-002',
  ),
  ofOperator(
    'mailOrderNumber',
    'mail-order-number',
    'registration number of the mail-order business',
  ),
  ofOperator('hostingProvider', 'text', 'name of the hosting provider'),
  required('legal.insurer', 'text', 'insurer of POWER TRAIN', powerTrain, 'LAW-013'),
  required(
    'legal.insurerPhone',
    'phone',
    'phone number for questions about the insurance contract',
    powerTrain,
    'LAW-013',
  ),
  check(
    'legal.insuranceWithdrawal',
    'text',
    'legal right of withdrawal of the insurance; a lawyer must answer it first',
    powerTrain,
    'LAW-013',
  ),
  required(
    'centre.phone',
    'phone',
    'customer centre while getFilters has not answered',
    'every sentence with a phone number, failure page of the host',
  ),
  choice('notice.from', 'first minute of the notice, Korean time', notice, 'A-39'),
  check(
    'notice.to',
    'last-minute',
    'last minute of the notice, Korean time; afterwards customers see no notice',
    notice,
    'A-39',
  ),
  required('links.androidStore', 'store-link', 'page of the Android app in the store', download),
  required('links.iosStore', 'store-link', 'page of the iOS app in the store', download),
  required(
    'links.subscribe',
    'address',
    'page of the marketing site that offers the app on a computer',
    'download prompt',
    'A-14',
  ),
  choice(
    'vehicle.brandName',
    'make by which a car of the maker is recognised',
    'lists of cars, estimate',
    'A-44',
  ),
  choice(
    'vehicle.otherBrandName',
    'other make of the same group, which has a message of its own',
    'registration of a car',
    'A-43',
  ),
];
