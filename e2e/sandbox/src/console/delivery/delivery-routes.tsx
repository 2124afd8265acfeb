/** @jsxImportSource hono/jsx */
import { versionsOf } from '@shared/delivery/collector/read';
import { Hono } from 'hono';
import { page, strictPages } from '../../neighbours/page-answer';
import type { ConsoleWorld } from '../console-world';
import { frameOf } from '../frame';
import { DeliveryPage } from './DeliveryPage';

/** What is released here, how it fares, and the product with other versions in it. */
export function deliveryRoutes(services: ConsoleWorld): Hono {
  const { channel, deliveryEvents, told } = services;
  const app = new Hono();
  app.get('/sandbox/delivery', strictPages, async (c) => {
    const markup = (
      <DeliveryPage
        state={await channel.state()}
        apps={await channel.apps()}
        versions={await versionsOf(told.queries, { channel: channel.name, since: 0 })}
        events={deliveryEvents.list()}
        frame={await frameOf(services, c)}
      />
    );
    return page(c, markup);
  });
  /** A form's fields as the address the product reads; nothing chosen clears the pins of the tab. */
  app.get('/sandbox/pinned', (c) => {
    const pins = Object.entries(c.req.query()).flatMap(([name, version]) =>
      version === '' ? [] : [`${name}@${version}`],
    );
    return c.redirect(`/app/?${new URLSearchParams({ mfe: pins.join(',') })}`, 303);
  });
  return app;
}
