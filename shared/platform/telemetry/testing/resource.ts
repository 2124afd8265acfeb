import type { Resource } from '../src/table';

/** Resource attributes of a page in tests. */
export const aResource: Resource = {
  'service.name': 'servicecare',
  'service.version': '1.0.0',
  'deployment.environment.name': 'production',
  'session.id': 'abc123-def456',
  'mfe.visit': 'abc123-def456',
  'mfe.release': '6b34aa+s1',
  'mfe.variant': 'canary',
  'mfe.apps': 'host@1.0.0 apply@1.4.0',
  'mfe.engine': 'chromium/131',
  'mfe.network': '4g',
};
