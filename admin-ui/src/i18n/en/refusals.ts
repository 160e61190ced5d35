export { REFUSALS as refusals } from '../../../../api/contract/refusals.js';
