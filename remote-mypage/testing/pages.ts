import { renderPage } from '@shared/testing/render-page';
import { Subsc } from '../src/status/Subsc';
import { SubscListItem } from '../src/status/SubscListItem';
import { Transfer } from '../src/transfer/Transfer';

export const openStatus = (query = '') =>
  renderPage('Subsc', Subsc, `/subscStatus?vtg_id=V1${query}`);
export const openDetail = (id = 'S1') =>
  renderPage('SubscListItem', SubscListItem, `/subscStatus/subscs/${id}?vtg_id=V1`);
export const openTransfer = () => renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
