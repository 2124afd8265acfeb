import { eachStore } from '../testing/stores';
import { channelSettings, writeSettings } from './channel-settings';

describe('channelSettings', () => {
  const store = eachStore();

  it.each([
    ['production', false],
    ['staging', true],
    ['sandbox', true],
    ['preview', false],
  ])('gives %s tools: %s when nothing is written', async (channel, tools) => {
    expect(await channelSettings(store, channel)).toMatchObject({ tools });
  });

  it.each([
    ['production', false],
    ['preview', true],
  ])('gives %s tools: %s when its file asks for them', async (channel, tools) => {
    await writeSettings(store, channel, { settings: { environment: 'staging' }, tools: true });

    expect(await channelSettings(store, channel)).toEqual({
      settings: { environment: 'staging' },
      tools,
    });
  });
});
