import { built } from './built.mjs';

const { readConfiguration } = await built('platform/config/configuration.js');
const { createDataSource } = await built('platform/database/connection/data-source.js');
const { restartChain } = await built('audit/chain-head.js');

/** A company that is made up is older than its audit log, which a server would find strange. */
export async function beginChain(environment) {
  const configuration = readConfiguration(environment);
  const dataSource = await createDataSource(configuration).initialize();
  await dataSource.transaction((manager) => restartChain(manager, configuration.secret));
  await dataSource.destroy();
}
