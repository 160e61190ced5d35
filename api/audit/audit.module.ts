import { Global, Module } from '@nestjs/common';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { AuditedPay, AuditLog } from './audit-log.js';
import { Audit } from './audit.js';
import { AuditController } from './audit.controller.js';
import { ChainCheck } from './chain-check.js';
import { Sealer } from './sealer.js';
import { Sealing } from './sealing.js';

@Global()
@Module({ imports: [PayAccessModule], controllers: [AuditController], providers: [Audit, AuditLog, AuditedPay, ChainCheck, Sealer, Sealing], exports: [Audit, AuditLog] })
export class AuditModule {}
