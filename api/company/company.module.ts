import { Global, Module } from '@nestjs/common';
import { CompanyRefresh } from './company-refresh.js';
import { CurrencyInUse } from './currency-in-use.js';

@Global()
@Module({ providers: [CompanyRefresh, CurrencyInUse], exports: [CompanyRefresh, CurrencyInUse] })
export class CompanyModule {}
