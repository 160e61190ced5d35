import { Global, Module } from '@nestjs/common';
import { ProfileImages } from './profile-images.js';

@Global()
@Module({ providers: [ProfileImages], exports: [ProfileImages] })
export class StorageModule {}
